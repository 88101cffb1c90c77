import type { Config } from '@react-router/dev/config';

export default {
  ssr: true,
  // The whole route table is small: shipping it saves a request before the first navigation.
  routeDiscovery: { mode: 'initial' },
} satisfies Config;
