import type { Plugin } from 'vite'

/**
 * `import()` as the browser does it. Vite's own helper fetches style sheets and further files ahead: we have neither, and it
 * would weigh more than the code that is imported late to keep it out of the first load.
 */
export function plainImports(): Plugin {
  return {
    name: 'plain-imports',
    enforce: 'pre',
    load: {
      filter: { id: /^\0vite\/preload-helper/ },
      handler: () => 'export const __vitePreload = (load) => load()',
    },
  }
}
