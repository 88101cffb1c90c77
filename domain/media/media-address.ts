const FOLDER = '/media/';

/** Where an uploaded file is served. */
export const mediaAddress = (id: string): string => `${FOLDER}${id}`;

/** Where the small square of an uploaded picture is; any other picture is small enough itself. */
export const smallPicture = (address: string): string =>
  address.startsWith(FOLDER) ? `${address}/small` : address;
