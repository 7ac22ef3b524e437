import type { Plugin } from 'vite'

const giveUp = /window\.location\.reload\(\);\s*return new Promise\(\(\) => \{\}\);/

/**
 * A page whose module does not arrive is an error, which its language's boundary shows. The router itself loads the page anew where the
 * learner was: without a network that is the browser's own page of failure, and the address that was asked for is lost.
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
