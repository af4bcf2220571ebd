/// <reference types="vite/client" />

declare module "*&as=picture" {
  const picture: import("#shared/ui/art.tsx").ArtPicture;
  export default picture;
}

declare module "*&format=avif" {
  const address: string;
  export default address;
}

declare module "*&format=webp" {
  const address: string;
  export default address;
}
