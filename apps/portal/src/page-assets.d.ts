declare module 'virtual:page-assets' {
  const assets: import('../build/page-assets.ts').PageAssets;
  export default assets;
}

declare module 'virtual:boot-script' {
  const bootScript: string;
  export default bootScript;
}
