import { readFileSync } from 'node:fs'
import { lingui } from '@lingui/vite-plugin'
import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig } from 'vite'
import { compileTsx } from './vite/compile-tsx.ts'
import { contentModules } from './vite/content-modules.ts'
import { failedPages } from './vite/failed-pages.ts'
import { fontFiles } from './vite/font-files.ts'

const { version } = JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8')) as {
  version: string
}

export default defineConfig({
  define: { 'import.meta.env.APP_VERSION': JSON.stringify(version) },
  plugins: [
    fontFiles(),
    compileTsx(),
    lingui({ cwd: import.meta.dirname }),
    tailwindcss(),
    contentModules(),
    failedPages(),
    reactRouter(),
  ],
  // In development the server runs behind it. The command that starts both sets its address.
  server: {
    proxy: process.env.API
      ? { '/api': process.env.API, '/audio': process.env.API, '/films': process.env.API }
      : {},
  },
  // Their large parts are loaded when they are needed.
  worker: { format: 'es' },
  build: {
    target: 'es2022',
    assetsInlineLimit: 0,
    // Which file was built from which source: the last step of the build reads it.
    manifest: true,
    rolldownOptions: {
      output: {
        // Two files in place of some forty small ones, each with its own request: what nearly every page is
        // built of, and the building blocks that many pages share. The rules of sound for `ui/reading` are
        // left out: the quiz loads them only for learners who chose another romanisation than easy Latin. So is the
        // log of practice with its scheduler: many parts keep practice, and each only after something was done.
        codeSplitting: {
          groups: [
            // One more than the pages with the header: the quiz, which has none, does not load it.
            { name: 'common', minShareCount: 36, test: /^(?!.*[\\/]malayalam[\\/]src[\\/]sound[\\/])/ },
            {
              name: 'blocks',
              test: /[\\/]app[\\/](?!features|routes|frame|watch|reports|ui[\\/]reading|course|memory|lexicon|clips|bring|speech|writing|device[\\/](?:log|under-way))|lucide-react/,
              minShareCount: 8,
            },
          ],
        },
      },
    },
  },
})
