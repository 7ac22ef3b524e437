import { useLingui } from '@lingui/react/macro'

/** Our films, in the order of the page that lists them: the id and the name of each. */
export function useFilms() {
  const { t } = useLingui()
  return [
    { id: 'travel', name: t`Travel` },
    { id: 'music', name: t`Music` },
    { id: 'food', name: t`Food` },
    { id: 'festival', name: t`Festival stories` },
    { id: 'history', name: t`History` },
  ] as const
}
