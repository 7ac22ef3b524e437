import { languages, sourceLanguage } from '@app/learning/languages'
import { Link } from 'react-router'
import { addressOf } from '../../addresses/paths.ts'
import { usePlace } from '../../addresses/use-place.ts'
import { deviceKeys } from '../../device/storage/keys.ts'
import { deviceStorage } from '../../device/storage/safe-storage.ts'

/** What is said to a reader of each other language, in that language: no message of the page is. */
const offers: Partial<Record<string, { line: string; shown: string }>> = {
  ml: { line: 'ഈ ആപ്പ് മലയാളത്തിലും ഉണ്ട്', shown: 'hidden in-data-[offer=ml]:block' },
}

/**
 * One line at the top of an English page, for a browser in another language of ours. The page's head says whether to
 * show it before the first paint (`root.tsx`), so nothing moves.
 */
export function OfferedLanguage() {
  const { path, language } = usePlace()
  if (language !== sourceLanguage) return null
  return languages.map(({ code }) => {
    const offer = offers[code]
    return (
      offer && (
        <p key={code} lang={code} className={`bg-accent-soft text-center noscript:hidden ${offer.shown}`}>
          <Link
            to={addressOf(path, code)}
            onClick={() => deviceStorage.setItem(deviceKeys.language, code)}
            className="inline-flex min-h-11 items-center px-3 font-semibold text-accent underline underline-offset-4"
          >
            {offer.line}
          </Link>
        </p>
      )
    )
  })
}
