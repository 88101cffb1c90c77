/** A path with one more thing that it asks for. */
export const addSearch = (path: string, name: string, value: string | number): string =>
  `${path}${path.includes('?') ? '&' : '?'}${name}=${value}`;
