import { findService, serviceName } from '#domain/shipping/couriers.ts';

/** A service by its stored id, as people know it. */
export const nameOfService = (id: string): string => {
  const service = findService(id);
  return service ? serviceName(service) : id;
};
