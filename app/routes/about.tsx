import { about } from '../content/about.id.ts';
import { footerCopy } from '../copy/footer.id.ts';
import { pageTitle } from '../copy/layout.id.ts';
import { textCopy } from '../copy/text-pages.id.ts';
import { AboutSection, Achievements, Team, Values } from '../features/about/about-parts.tsx';
import type { RouteHandle } from '../features/layout/breadcrumb.tsx';
import { pageMeta } from '../features/seo/page-meta.ts';
import { PageHeading } from '../features/text/page-heading.tsx';
import { servicesContext } from '../services.ts';
import { InlineText } from '../ui/inline-text.tsx';
import type { Route } from './+types/about';

export { RouteErrorBoundary as ErrorBoundary } from '../features/layout/error-page.tsx';

const copy = textCopy.about;

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  loaderData
    ? pageMeta(matches, { title: pageTitle(loaderData.title), description: loaderData.intro, path: '/about' })
    : [];

export const handle: RouteHandle = { crumbs: () => [{ label: textCopy.crumbs.about }] };

export function loader({ context }: Route.LoaderArgs) {
  return { ...about, shop: context.get(servicesContext).contact() };
}

export default function About({ loaderData }: Route.ComponentProps) {
  const { title, intro, mission, visionMission, contact, shop } = loaderData;
  return (
    <div className="page space-y-10 pt-2">
      <PageHeading title={title} intro={intro} />
      <AboutSection title={loaderData.achievementsTitle}>
        <Achievements achievements={loaderData.achievements} />
        <p className="text-sm text-ink-soft">{loaderData.achievementsNote}</p>
      </AboutSection>
      <AboutSection title={mission.title}>
        <p className="max-w-prose text-lg leading-relaxed">{mission.text}</p>
      </AboutSection>
      <AboutSection title={visionMission.title}>
        <div className="grid gap-4 md:grid-cols-2">
          <div className="card space-y-2 p-5">
            <h3 className="text-lg font-bold text-brand">{copy.vision}</h3>
            <p>{visionMission.vision}</p>
          </div>
          <div className="card space-y-2 p-5">
            <h3 className="text-lg font-bold text-brand">{copy.mission}</h3>
            <ul className="list-disc space-y-2 pl-5 marker:text-brand">
              {visionMission.missions.map((text) => (
                <li key={text}>{text}</li>
              ))}
            </ul>
          </div>
        </div>
      </AboutSection>
      <AboutSection title={loaderData.valuesTitle}>
        <Values values={loaderData.values} />
      </AboutSection>
      <AboutSection title={loaderData.teamTitle}>
        <Team team={loaderData.team} />
      </AboutSection>
      <section className="card grid gap-6 p-5 sm:p-6 md:grid-cols-2">
        <div className="space-y-2">
          <h2 className="text-xl font-bold">{contact.title}</h2>
          <p className="max-w-prose">
            <InlineText text={contact.text} />
          </p>
        </div>
        <dl className="grid gap-x-6 gap-y-2 self-center sm:grid-cols-[auto_1fr]">
          <dt className="text-ink-soft">{footerCopy.address}</dt>
          <dd>{shop.address}</dd>
          <dt className="text-ink-soft">{footerCopy.phone}</dt>
          <dd>{shop.phone}</dd>
          <dt className="text-ink-soft">{footerCopy.email}</dt>
          <dd>
            <a
              href={`mailto:${shop.email}`}
              className="link -my-2.5 inline-flex min-h-11 items-center break-all"
            >
              {shop.email}
            </a>
          </dd>
        </dl>
      </section>
    </div>
  );
}
