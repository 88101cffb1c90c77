import { createContext, useContext } from 'react';
import type { Permission } from '#domain/access/permissions.ts';

const Rights = createContext<readonly Permission[]>([]);

/** Tells the pages of the console what whoever looks may do, so that no link leads where they may not. */
export const ViewerRights = Rights.Provider;

/** Whether whoever looks has a right at the console. */
export const useHasRight = (): ((right: Permission) => boolean) => {
  const rights = useContext(Rights);
  return (right) => rights.includes(right);
};
