import { lingui } from '@lingui/vite-plugin'
import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig } from 'vite'
import { compileTsx } from './vite/compile-tsx.ts'
import { contentModules } from './vite/content-modules.ts'
import { failedPages } from './vite/failed-pages.ts'

export default defineConfig({
  plugins: [
    compileTsx(),
    lingui({ cwd: import.meta.dirname }),
    tailwindcss(),
    contentModules(),
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
  },
})
