import { useEffect } from 'react'
import { placeOf } from '../../../addresses/paths.ts'

/**
 * Only a document that was opened as the video page may show a provider's player: its policy came with it. Who came by a link from another
 * page has that page's policy still; the page is then opened anew, before there is anything to lose.
 */
export function useProviderPolicy(needed: boolean) {
  useEffect(() => {
    if (needed && wasOpenedAsAnother()) location.reload()
  }, [needed])
}

/** Where the browser does not say how the document was opened, it is taken as it is: a page must not be opened anew for ever. */
function wasOpenedAsAnother(): boolean {
  const [opened] = performance.getEntriesByType('navigation')
  if (!opened) return false
  return placeOf(new URL(opened.name, location.href).pathname).path !== placeOf(location.pathname).path
}
