declare module '*.css';
declare module '*.woff2' {
  const address: string;
  export default address;
}

/** What the build reports about an import() that fails. */
interface WindowEventMap {
  'vite:preloadError': Event & { readonly payload: unknown };
}
