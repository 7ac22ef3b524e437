import { readFileSync } from 'node:fs'

const built = 'apps/web/build/client'

/** The scripts a page names in its HTML: what a first visit loads, but for the topic itself. */
const scriptsOf = (page) =>
  [...new Set(readFileSync(`${built}/${page}/index.html`, 'utf8').match(/\/assets\/[\w.-]+\.js/g))].map(
    (path) => built + path,
  )

export default [
  // With the headers of its files, and its topic, 125 kB come over the wire: `npm run bench -- weight`.
  { name: 'JavaScript of the quiz, first visit (brotli)', path: scriptsOf('lessons2'), limit: '118.5 kB' },
  { name: 'JavaScript of a level page (brotli)', path: scriptsOf('level'), limit: '125 kB' },
  {
    name: 'JavaScript of the coach, before anything is asked (brotli)',
    path: scriptsOf('coach'),
    limit: '140 kB',
  },
]
