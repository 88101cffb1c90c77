import { describe, expect, it } from 'vitest';
import { ALL_WAYS } from '#domain/checkout/ways.ts';
import { JOB_IDS } from '#domain/forms/jobs.ts';
import { searchQuestions } from '#domain/help/search-questions.ts';
import { about } from '../../content/about.id.ts';
import type { Question, QuestionGroup } from '../../content/blocks.ts';
import { blogCopy } from '../../content/blog/blog.id.ts';
import { blogCategories, blogPosts } from '../../content/blog/posts.id.ts';
import { careers } from '../../content/careers.id.ts';
import { cookies } from '../../content/cookies.id.ts';
import { generalFaq as generalFaqOf } from '../../content/faq.id.ts';
import { helpCenter as helpCenterOf } from '../../content/help-center.id.ts';
import { howToBuy as howToBuyOf } from '../../content/how-to-buy.id.ts';
import { policies as policiesOf } from '../../content/policies.id.ts';
import { privacy } from '../../content/privacy.id.ts';
import { returns } from '../../content/returns.id.ts';
import { shipping as shippingOf } from '../../content/shipping.id.ts';
import { terms as termsOf } from '../../content/terms.id.ts';
import { parseInline } from '../../ui/parse-inline.ts';
import { plainText } from './plain-text.ts';

const generalFaq = generalFaqOf(ALL_WAYS);
const helpCenter = helpCenterOf(ALL_WAYS);
const howToBuy = howToBuyOf(ALL_WAYS);
const policies = policiesOf(ALL_WAYS);
const shipping = shippingOf(ALL_WAYS);
const terms = termsOf(ALL_WAYS);

const pages = {
  about,
  blogPosts,
  careers,
  cookies,
  generalFaq,
  helpCenter,
  howToBuy,
  policies,
  privacy,
  returns,
  shipping,
  terms,
};

/** Every text below a value. */
function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [];
}

/** Every id of a section or question below a value, which is an id in the page's HTML. */
function idsIn(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return [];
  const own = 'id' in value && typeof value.id === 'string' ? [value.id] : [];
  return [...own, ...Object.values(value).flatMap(idsIn)];
}

const idsOf = (tabs: readonly { id: string }[]) => tabs.map(({ id }) => id);
const TABS: Record<string, string[]> = {
  '/help-center': Object.keys(helpCenter.tabs),
  '/faq': idsOf(generalFaq.groups),
  '/shipping': Object.keys(shipping.tabs),
  '/returns': Object.keys(returns.tabs),
  '/policies': idsOf(policies.tabs),
  '/privacy': idsOf(privacy.tabs),
  '/careers': idsOf(careers.tabs),
  '/blog': idsOf(blogCopy.tabs),
};

const links = textsIn(pages)
  .flatMap(parseInline)
  .flatMap((piece) => (piece.kind === 'link' ? [piece.to] : []))
  .concat(helpCenter.guides.map(({ to }) => to));

describe('the links in the texts', () => {
  it('are many, so that this test reads something', () => expect(links.length).toBeGreaterThan(80));

  it.each([...new Set(links)].filter((to) => to.includes('?')))('%s names a tab that exists', (to) => {
    const { pathname, searchParams } = new URL(to, 'http://localhost');
    expect([...searchParams.keys()]).toEqual(['tab']);
    expect(TABS[pathname]).toContain(searchParams.get('tab'));
  });
});

describe('ids on one page', () => {
  const shown: [string, unknown][] = [
    ['help centre', helpCenter.groups],
    ['how to buy', howToBuy.steps],
    ['terms', terms.sections],
    ['cookies', cookies.sections],
    ...generalFaq.groups.map((group): [string, unknown] => [`faq ${group.id}`, group.questions]),
    ...policies.tabs.map((tab): [string, unknown] => [`policies ${tab.id}`, tab.sections]),
    ...privacy.tabs.map((tab): [string, unknown] => [`privacy ${tab.id}`, tab.sections]),
    ...Object.entries(shipping.tabs),
    ...Object.entries(returns.tabs),
  ];
  it.each(shown)('%s: none twice, none of the frame', (_name, value) => {
    const ids = idsIn(value);
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids).not.toContain('isi');
  });
});

describe('counts that the product rules name (P-HELP-3, P-HELP-7, P-HELP-8)', () => {
  it('has four tabs of four questions in the general FAQ', () =>
    expect(generalFaq.groups.map(({ questions }) => questions.length)).toEqual([4, 4, 4, 4]));
  it('has six tabs of policies and of privacy', () =>
    expect([policies.tabs.length, privacy.tabs.length]).toEqual([6, 6]));
  it('has five steps of shopping, six couriers, six zones', () =>
    expect([
      howToBuy.steps.length,
      shipping.tabs.kurir.couriers.length,
      shipping.tabs.estimasi.table.rows.length,
    ]).toEqual([5, 6, 6]));
  it('has five values, a team of three, five benefits', () =>
    expect([about.values.length, about.team.length, careers.benefits.length]).toEqual([5, 3, 5]));
  it('has three featured posts, nine or more in all, each category with one', () => {
    expect(blogPosts.filter(({ featured }) => featured)).toHaveLength(3);
    expect(blogPosts.length).toBeGreaterThanOrEqual(9);
    expect(new Set(blogPosts.map(({ category }) => category))).toEqual(new Set(idsOf(blogCategories)));
  });
  it('has a text for each position that an application may name, and no other', () =>
    expect(idsOf(careers.jobs).toSorted()).toEqual([...JOB_IDS].toSorted()));
});

describe('the help search over the help centre', () => {
  const groups: readonly QuestionGroup[] = helpCenter.groups;
  const textsOf = ({ question, answer }: Question) => [question, ...plainText(answer)];
  const entries = groups.flatMap(({ questions }) => questions);

  it.each(entries.map((entry) => [entry.id, entry] as const))(
    'finds %s by its question and by every line of its answer, whatever the case',
    (id, entry) => {
      for (const line of textsOf(entry)) {
        for (const term of [line, line.toUpperCase(), line.toLowerCase()]) {
          const found = searchQuestions(groups, term, textsOf).flatMap(({ questions }) => questions);
          expect(found.map((question) => question.id)).toContain(id);
        }
      }
    },
  );

  it.each([
    ['ongkir', 'hitungan-ongkos-kirim'],
    ['gratis ongkir', 'hitungan-ongkos-kirim'],
    ['refund', 'lama-refund'],
    ['uang kembali', 'lama-refund'],
    ['retur', 'ajukan-pengembalian'],
    ['komplain', 'barang-rusak'],
    ['garansi', 'barang-rusak'],
    ['voucher', 'promo-dan-cashback'],
    ['lupa password', 'daftar-masuk-lupa-kata-sandi'],
    ['cancel', 'batalkan-pesanan'],
    ['resi', 'lacak-pesanan'],
    ['bayar di tempat', 'cod'],
    ['nyicil', 'cicilan'],
  ])('the help centre answers the everyday words "%s" (P-HELP-1)', (term, id) => {
    const found = searchQuestions(groups, term, textsOf).flatMap(({ questions }) => questions);
    expect(found.map((question) => question.id)).toContain(id);
  });
});
