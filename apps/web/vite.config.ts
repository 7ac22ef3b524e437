import { lingui } from '@lingui/vite-plugin'
import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig } from 'vite'
import { compileTsx } from './vite/compile-tsx.ts'
import { contentModules } from './vite/content-modules.ts'

export default defineConfig({
  plugins: [
    compileTsx(),
    lingui({ cwd: import.meta.dirname }),
    tailwindcss(),
    contentModules(),
    reactRouter(),
  ],
  // In development the server stands behind: its address is given by the command that starts both.
  server: { proxy: process.env.API ? { '/api': process.env.API, '/audio': process.env.API } : {} },
  build: {
    target: 'es2022',
    assetsInlineLimit: 0,
    rolldownOptions: {
      output: {
        // What every page needs comes in two files: fewer requests, and together they pack tighter.
        codeSplitting: {
          groups: [
            { name: 'libraries', test: /node_modules\/(?!valibot|uqr|lucide-react\/dist\/esm\/icons)/ },
            {
              name: 'common',
              test: /\/(?:packages|app\/ui\/[\w-]+\.tsx|app\/lib|app\/root|routes\/(?:in-language|failed)|features\/(?:course\/page-|quiz\/attempt-))/,
              minShareCount: 2,
            },
            // What every page but the quiz has around it: header, footer, settings, and the picture of the two first pages.
            {
              name: 'frame',
              test: /features\/(?:pages\/site|preferences|course\/topic)|routes\/page-frame|ui\/pictures\/(?:backwater|palm)/,
              minShareCount: 2,
            },
          ],
        },
      },
    },
  },
})
