import type { SiteContent } from '#server/services.ts';
import { escapeXml } from './xml.ts';

/** `/blog/rss.xml`: the articles of the blog, newest first (RSS 2.0). */
export function blogFeed({ blog, shopName, posts }: SiteContent, publicUrl: string): string {
  const items = posts.map(({ path, title, excerpt, category, author, date }) => {
    const url = escapeXml(publicUrl + path);
    return `<item>
<title>${escapeXml(title)}</title>
<link>${url}</link>
<guid isPermaLink="true">${url}</guid>
<description>${escapeXml(excerpt)}</description>
<category>${escapeXml(category)}</category>
<dc:creator>${escapeXml(author)}</dc:creator>
<pubDate>${publicationMoment(date)}</pubDate>
</item>`;
  });
  const feed = escapeXml(`${publicUrl}/blog/rss.xml`);
  return `<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom" xmlns:dc="http://purl.org/dc/elements/1.1/">
<channel>
<title>${escapeXml(`${blog.title} ${shopName}`)}</title>
<link>${escapeXml(publicUrl)}/blog</link>
<description>${escapeXml(blog.description)}</description>
<language>id</language>
<atom:link href="${feed}" rel="self" type="application/rss+xml"/>
${items.join('\n')}
</channel>
</rss>
`;
}

/** Time of publication: eight in the morning in Jakarta, as 'Fri, 20 Nov 2026 01:00:00 GMT' (RFC 822). */
function publicationMoment(date: string): string {
  return new Date(`${date}T08:00:00+07:00`).toUTCString();
}
