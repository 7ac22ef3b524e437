import type { Plugin } from 'vite'

const giveUp = /window\.location\.reload\(\);\s*return new Promise\(\(\) => \{\}\);/

/**
 * A page whose module does not arrive is an error, which the error boundary of its language shows. The router
 * itself would load the page again: without a network that shows the browser's own error page, and the
 * requested address is lost.
 */
export function failedPages(): Plugin {
  return {
    name: 'failed-pages',
    transform: {
      filter: { id: /\/react-router\/dist\/\w+\/lib\/dom\/ssr\/routeModules\.js/ },
      handler(code) {
        if (!giveUp.test(code))
          throw new Error('The router does not load a failed page anew in the known way.')
        return { code: code.replace(giveUp, 'throw error;'), map: null }
      },
    },
  }
}
