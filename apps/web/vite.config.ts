import { lingui } from '@lingui/vite-plugin'
import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig } from 'vite'
import { compileTsx } from './vite/compile-tsx.ts'
import { contentModules } from './vite/content-modules.ts'
import { failedPages } from './vite/failed-pages.ts'
import { isInFirstLoad } from './vite/first-load.ts'
import { plainImports } from './vite/plain-imports.ts'

/** Of the quiz's first load, what most pages do without. */
const ofQuiz =
  /learning\/src\/quiz\/(?!last-word|score-step)|features\/quiz\/attempt-storage|virtual:content\/questions|app\/ui\/(?:keys-dialog|s(?:peaker-button|ound-trouble))\.|app\/sound\/sound\./

/** What one page after another fetches when it is wanted, and the quiz's first load does not. */
const together = {
  calls: /app\/api\/call\.|features\/account\/sessions\/(?:ask-session|session-call)\./,
  asking:
    /app\/ui\/form\/(?:labelled|field|file-field|text-field)\.|features\/coach\/(?:answering|coach-calls|credits-left)|learning\/src\/coach\/(?:asked-lengths|tidy)/,
  parts:
    /app\/ui\/tabs\.|features\/video\/(?:film-preview|loading-transcript|player\/stage\/stage-shape)|virtual:content\/film-previews|video\/with-translations|icons\/(?:bookmark|loader-circle|minus|pause|play|sliders-horizontal|target|trash)\./,
  visitors: /app\/ui\/(?:at-first|for-visitors|one-moment|pictures\/empty-boat|sign-in-links)\./,
  sound: /app\/ui\/reading\.|\/packages\/malayalam\/src\/sound\//,
  tappable:
    /features\/words\/(?:tappable|use-tappable|word-popover|prepare-words|load-explained|place-beside)|vocabulary\/text-pieces/,
  kept: /node_modules\/valibot\/|learning\/src\/(?:progress\/(?!epoch|record-id)|vocabulary\/(?:sound-at-a-glance|saved-word|met-at|bounded-text))|app\/(?:storage\/(?:forget-|saved-words)|sync\/(?:progress\/(?:progress-storage|words)|reviews\/(?:ask-database|open-reviews|review-log)))/,
  line: /features\/video\/player\/lines\/(?:line-text|spoken-line|use-spoken-word)|video\/active-word/,
  player:
    /features\/video\/player\/(?!demo\/demo-box|lines\/(?:line-text|spoken-line|use-spoken-word))|learning\/src\/video\/(?!active-word|gloss|transcript|with-translations)|app\/(?:media\/media|storage\/video-storage)|(?:page-parts\/video-words|features\/words\/use-line-words)/,
}

export default defineConfig({
  plugins: [
    compileTsx(),
    lingui({ cwd: import.meta.dirname }),
    tailwindcss(),
    contentModules(),
    plainImports(),
    failedPages(),
    reactRouter(),
  ],
  // In development the server stands behind: its address is given by the command that starts both.
  server: {
    proxy: process.env.API
      ? { '/api': process.env.API, '/audio': process.env.API, '/films': process.env.API }
      : {},
  },
  build: {
    target: 'es2022',
    assetsInlineLimit: 0,
    // What a page needs is fetched ahead by its HTML and by the router; the helper for the rest would cost every page a kilobyte.
    modulePreload: false,
    rolldownOptions: {
      output: {
        // What every page needs comes in two files: fewer requests, and together they pack tighter.
        codeSplitting: {
          groups: [
            {
              name: (id, graph) => (isInFirstLoad(id, graph) ? 'libraries' : null),
              test: /node_modules\/(?!valibot|lucide-react\/dist\/esm\/icons|@react-router\/dev)/,
            },
            {
              name: (id, graph) => (isInFirstLoad(id, graph) && !ofQuiz.test(id) ? 'common' : null),
              test: /\/packages\/(?!learning\/src\/(?:vocabulary|video|reviews?|word-files|tracing|speech|(?:built-in-)?coach|progress\/(?!epoch|record-id))|api\/src\/(?:captions|coach|own-videos|reviews|video))|\/app\/(?!locales)|icons\/(?:arrow-left|check|keyboard|volume-2|volume-x)\.|virtual:content\/sounds/,
              minShareCount: 2,
            },
            { name: 'quiz', test: ofQuiz, minShareCount: 2 },
            // What every page but the quiz has around it: header, footer, settings.
            {
              name: 'frame',
              test: /features\/site|page-parts\/page-frame|ui\/(?:late\.|pictures\/emblem)|icons\/(?:languages|menu|settings)/,
              minShareCount: 2,
            },
            // The level pages, and the picture that the two first pages have of it.
            {
              name: 'levels',
              test: /features\/(?:course\/(?:topic|level)|offline\/keep-sound)|virtual:content\/sound-bytes|ui\/pictures\/(?:backwater|houseboat|palm)/,
              minShareCount: 2,
            },
            // Small things that later pages share, together where they are wanted together: a file of its own costs half a kilobyte on the way.
            ...Object.entries(together).map(([name, test]) => ({ name, test, minShareCount: 2 })),
          ],
        },
      },
    },
  },
})
