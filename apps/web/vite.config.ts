import { lingui } from '@lingui/vite-plugin'
import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig } from 'vite'
import { compileTsx } from './vite/compile-tsx.ts'
import { contentModules } from './vite/content-modules.ts'
import { isInFirstLoad } from './vite/first-load.ts'
import { plainImports } from './vite/plain-imports.ts'

export default defineConfig({
  plugins: [
    compileTsx(),
    lingui({ cwd: import.meta.dirname }),
    tailwindcss(),
    contentModules(),
    plainImports(),
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
            { name: 'react', test: /node_modules\/(?:react|react-dom|scheduler)\/|rolldown\/runtime/ },
            {
              name: (id, graph) => (isInFirstLoad(id, graph) ? 'libraries' : null),
              test: /node_modules\/(?!valibot|lucide-react\/dist\/esm\/icons|@react-router\/dev)/,
            },
            {
              name: (id, graph) => (isInFirstLoad(id, graph) ? 'common' : null),
              test: /\/packages\/(?!learning\/src\/(?:vocabulary|video|reviews?|word-files|tracing|speech|(?:built-in-)?coach|progress\/(?!epoch|record-id))|api\/src\/(?:captions|coach|own-videos))|\/app\/(?!locales)|icons\/(?:arrow-left|check|keyboard|volume-x)\.|virtual:content\/(?:questions|sounds)/,
              minShareCount: 2,
            },
            // What every page but the quiz has around it: header, footer, settings, and the picture of the two first pages.
            {
              name: 'frame',
              test: /features\/(?:site|course\/(?:topic|level)|offline\/keep-sound)|virtual:content\/sound-bytes|routes\/page-frame|icons\/languages|ui\/pictures\/(?:backwater|houseboat|palm)/,
              minShareCount: 2,
            },
          ],
        },
      },
    },
  },
})
