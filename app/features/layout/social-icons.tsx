import type { SVGProps } from 'react';

/** Plain signs of social networks, drawn in the stroke of the icon set, which carries no brands. */
function Sign({ children, ...props }: SVGProps<SVGSVGElement>) {
  return (
    <svg
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth={2}
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      {...props}
    >
      {children}
    </svg>
  );
}

export const InstagramIcon = (props: SVGProps<SVGSVGElement>) => (
  <Sign {...props}>
    <rect x="3" y="3" width="18" height="18" rx="5" />
    <circle cx="12" cy="12" r="4" />
    <path d="M17 7h.01" />
  </Sign>
);

export const FacebookIcon = (props: SVGProps<SVGSVGElement>) => (
  <Sign {...props}>
    <path d="M17 3h-2a4 4 0 0 0-4 4v3H8v4h3v7h4v-7h3l1-4h-4V7a1 1 0 0 1 1-1h2Z" />
  </Sign>
);

export const YouTubeIcon = (props: SVGProps<SVGSVGElement>) => (
  <Sign {...props}>
    <rect x="2" y="5" width="20" height="14" rx="4" />
    <path d="m10 9 5 3-5 3Z" />
  </Sign>
);

export const TikTokIcon = (props: SVGProps<SVGSVGElement>) => (
  <Sign {...props}>
    <path d="M14 3v12a4 4 0 1 1-4-4M14 3c.4 3 2.4 5 5.5 5" />
  </Sign>
);
