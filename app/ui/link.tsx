import type { ComponentProps } from 'react';
import { type LinkProps, Link as RouterLink } from 'react-router';

/** Attributes of the anchor besides those that are for the router in the browser alone. */
function anchorAttributes({
  discover,
  prefetch,
  relative,
  reloadDocument,
  replace,
  mask,
  state,
  to,
  preventScrollReset,
  viewTransition,
  defaultShouldRevalidate,
  ...attributes
}: LinkProps): ComponentProps<'a'> {
  return attributes;
}

/**
 * A link to a page. On the server it is the anchor alone, which is all that the router's link comes to there, for less
 * processor time (docs/decisions/0003-http.md). A relative address needs the router.
 */
export function Link(props: LinkProps) {
  const { to } = props;
  if (import.meta.env.SSR && typeof to === 'string' && to.startsWith('/')) {
    return <a {...anchorAttributes(props)} href={to} />;
  }
  // All routes are known from the start (react-router.config.ts), so links need no discovery.
  return <RouterLink discover="none" {...props} />;
}
