# The server with its dependencies and no other files; docs/operations.md describes how to run it.
#
#     docker build -t tsamma .
#
# The version is that of the `node` package in package.json, which was tested.
ARG NODE_VERSION=24.21.0

FROM node:${NODE_VERSION}-bookworm-slim AS node

# Dependencies and build, by the functions of `npm start`.
FROM node AS build
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
COPY scripts/toolchain.mjs scripts/toolchain.mjs
RUN node -e "import('./scripts/toolchain.mjs').then((tools) => tools.ensureInstalled())"
COPY . .
RUN node -e "import('./scripts/toolchain.mjs').then((tools) => tools.ensureBuilt())" && mkdir /empty

FROM node AS dependencies
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
RUN npm ci --omit=dev --ignore-scripts --no-audit --no-fund
COPY deploy/prune.mjs deploy/prune.mjs
RUN node deploy/prune.mjs node_modules

# Only the program of Node: without npm the image is smaller and cannot install packages.
FROM debian:bookworm-slim
# PostgreSQL's own packages, which follow its security releases; the package of the npm registry lags behind.
RUN apt-get update \
  && apt-get install -y --no-install-recommends ca-certificates postgresql-common \
  && sed -i 's/^#*create_main_cluster.*/create_main_cluster = false/' /etc/postgresql-common/createcluster.conf \
  && /usr/share/postgresql-common/pgdg/apt.postgresql.org.sh -y \
  && apt-get install -y --no-install-recommends postgresql-18 \
  && rm -rf /var/lib/apt/lists/*
ENV POSTGRES_BIN=/usr/lib/postgresql/18/bin
COPY --from=node /usr/local/bin/node /usr/local/bin/node
WORKDIR /app
COPY --from=dependencies /app/node_modules node_modules
COPY package.json ./
COPY content content
COPY shared/*.ts shared/
COPY shared/brand/*.ts shared/brand/
COPY shared/pictures/*.ts shared/pictures/
COPY shared/rich-text/*.ts shared/rich-text/
COPY server server
COPY supabase supabase
COPY art/mark.svg art/mark.svg
COPY art/scenes art/scenes
COPY art/rasters/demo art/rasters/demo
COPY scripts scripts
COPY deploy/serve.mjs deploy/check-health.mjs deploy/
COPY --from=build /app/build build
# `initdb` requires an entry for its user.
RUN echo "tsamma:x:10001:10001::/data:/usr/sbin/nologin" >> /etc/passwd
# A number, so that Kubernetes can verify that it is not root.
COPY --from=build --chown=10001:10001 /empty /data
# For the volume of deploy/compose.postgres.yaml, which inherits this owner.
COPY --from=build --chown=10001:10001 /empty /backups
USER 10001:10001
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 DATA_DIR=/data
VOLUME /data
EXPOSE 3000
# Creating a database takes seconds, on the smallest servers tens of seconds.
HEALTHCHECK --interval=15s --timeout=5s --start-period=90s --start-interval=2s --retries=3 \
  CMD ["node", "deploy/check-health.mjs"]
CMD ["node", "deploy/serve.mjs"]
