/**
 * Whether a server stands behind these pages. A site of plain files (`npm run build:site`) says in the root of each document that there is
 * none. This is the one place that knows; in HTML, `ui/server/with-server.tsx` asks the same of the style sheet.
 */
export const hasServer = import.meta.env.SSR || document.documentElement.dataset.static === undefined
