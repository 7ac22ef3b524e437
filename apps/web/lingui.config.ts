import { defineConfig } from '@lingui/cli'

export default defineConfig({
  sourceLocale: 'en',
  locales: ['en', 'ml'],
  catalogs: [{ path: 'app/locales/{locale}', include: ['app'] }],
  format: 'po',
})
