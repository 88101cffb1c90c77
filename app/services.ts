import { createContext } from 'react-router';
import type { Services } from '#server/services.ts';

/** Where loaders and actions find the services of the server: `context.get(servicesContext)`. */
export const servicesContext = createContext<Services>();
