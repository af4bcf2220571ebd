#!/bin/sh
# Creates the site's role and database in a new PostgreSQL; its image runs this once as the superuser. The role is no
# superuser; `createrole` and `bypassrls` are for the roles of the API, which the site creates at its start.
set -eu
psql --no-psqlrc --set ON_ERROR_STOP=1 --set "password=$POSTGRES_PASSWORD" --username postgres --dbname postgres <<'SQL'
create role tsamma login createrole bypassrls password :'password';
create database tsamma owner tsamma;
-- Nobody logs in as the superuser over the network.
alter role postgres password null;
SQL
