/** Builds the pages, unless the build is of exactly these sources. */
export function ensureBuild(): Promise<void>;
