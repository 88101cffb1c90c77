/** The face of media: pictures and videos that people send, and all blobs. */
export { type AttachRefusal, attachAtDesk, attachedMedia, type MediaView } from './files/attach.ts';
export { type Blobs, blobKeys } from './files/blobs.ts';
export type { MediaOwner } from './files/media-rows.ts';
export { mediaBytes } from './files/read-bytes.ts';
export { mediaWork } from './files/sweep-media.ts';
export { type Media, openMedia } from './open-media.ts';
export { cleanPicture } from './pictures/clean-picture.ts';
export { beginsAs } from './pictures/picture-format.ts';
export type { FormRefusal } from './uploads/form-file.ts';
