import { careers } from '../content/careers.id.ts';
import { pageTitle } from '../copy/layout.id.ts';
import { textCopy } from '../copy/text-pages.id.ts';
import { APPLICATION_ID, applyAddress, JOBS_ID } from '../features/careers/careers-address.ts';
import { CareersBanner } from '../features/careers/careers-banner.tsx';
import { JobCard } from '../features/careers/job-card.tsx';
import { ApplicationForm } from '../features/forms/application-form.tsx';
import type { RouteHandle } from '../features/layout/breadcrumb.tsx';
import { pageMeta } from '../features/seo/page-meta.ts';
import { tabPath } from '../features/seo/tabbed-meta.ts';
import { PageHeading } from '../features/text/page-heading.tsx';
import { currentTab, tabbedTitle, tabLinks } from '../features/text/tabs.ts';
import { useOpenTarget } from '../features/text/use-open-target.ts';
import { InlineText } from '../ui/inline-text.tsx';
import { LinkTabs } from '../ui/link-tabs.tsx';
import type { Route } from './+types/careers';

export { RouteErrorBoundary as ErrorBoundary } from '../features/layout/error-page.tsx';

const PATH = '/careers';

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  loaderData
    ? pageMeta(matches, {
        title: pageTitle(loaderData.pageTitle),
        description: loaderData.intro,
        path: tabPath(PATH, loaderData.tabs, loaderData.tab),
      })
    : [];

export const handle: RouteHandle = { crumbs: () => [{ label: textCopy.crumbs.careers }] };

export function loader({ request }: Route.LoaderArgs) {
  const params = new URL(request.url).searchParams;
  const { labels, ...texts } = careers;
  const [all, ...departments] = careers.tabs.map(({ id, label }) => ({ id, title: label }));
  if (!all) throw new Error('The careers page has no tabs');
  const tab = currentTab([all, ...departments], params).id;
  const jobs = careers.jobs.filter(({ department }) => tab === 'all' || department === tab);
  const { openings, ...plainLabels } = labels;
  return {
    ...texts,
    pageTitle: tabbedTitle(texts.title, [all, ...departments], tab),
    labels: plainLabels,
    tabs: [all, ...departments],
    tab,
    jobs,
    openings: openings(jobs.length),
    choices: careers.jobs.map(({ id, title }) => ({ id, title })),
    chosen: careers.jobs.find(({ id }) => id === params.get('posisi'))?.id ?? '',
  };
}

export default function Careers({ loaderData }: Route.ComponentProps) {
  useOpenTarget();
  const { title, intro, banner, labels, tabs, tab, jobs, application } = loaderData;
  const jobLabels = { ...labels, apply: textCopy.careers.apply };
  return (
    <div className="page space-y-10 pt-2">
      <PageHeading title={title} intro={intro} />
      <CareersBanner
        {...banner}
        links={[
          { to: `${PATH}#${JOBS_ID}`, label: labels.seeAll },
          { to: `${PATH}#${APPLICATION_ID}`, label: labels.sendResume },
        ]}
      />
      <section className="space-y-4">
        <h2 className="text-xl font-bold sm:text-2xl">{loaderData.benefitsTitle}</h2>
        <ul className="grid gap-4 sm:grid-cols-2 lg:grid-cols-6">
          {loaderData.benefits.map(({ title: benefit, text }, index) => (
            <li
              key={benefit}
              className={`card space-y-2 p-5 ${index < 3 ? 'lg:col-span-2' : 'lg:col-span-3'}`}
            >
              <h3 className="text-lg font-bold text-brand">{benefit}</h3>
              <p className="text-ink-soft">{text}</p>
            </li>
          ))}
        </ul>
      </section>
      <section id={JOBS_ID} className="space-y-4">
        <h2 className="text-xl font-bold sm:text-2xl">{loaderData.jobsTitle}</h2>
        <LinkTabs label={labels.tabs} tabs={tabLinks(PATH, tabs)} current={tab} lang="en" />
        <p role="status" className="text-ink-soft">
          {jobs.length > 0 ? loaderData.openings : labels.none}
        </p>
        <ul className="space-y-4">
          {jobs.map((job) => (
            <li key={job.id}>
              <JobCard job={job} labels={jobLabels} applyTo={applyAddress(tab, job.id)} />
            </li>
          ))}
        </ul>
      </section>
      <section
        id={APPLICATION_ID}
        className="card grid items-start gap-x-12 gap-y-5 p-5 sm:p-8 lg:grid-cols-[1fr_2fr]"
      >
        <div className="space-y-3 text-ink-soft">
          <h2 className="text-xl font-bold text-ink sm:text-2xl">{application.title}</h2>
          <p>{application.intro}</p>
          <p>
            <InlineText text={application.retention} />
          </p>
        </div>
        <ApplicationForm texts={application} jobs={loaderData.choices} chosen={loaderData.chosen} />
      </section>
    </div>
  );
}
