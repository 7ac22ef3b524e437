/**
 * Whether these pages have a server. On a site of plain files (`npm run build:site`) the root element of each
 * document says that there is none. All scripts ask here; HTML uses `ui/server/with-server.tsx`.
 */
export const hasServer = import.meta.env.SSR || document.documentElement.dataset.static === undefined
