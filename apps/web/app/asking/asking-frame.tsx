import { type ReactNode, useState } from 'react'
import { KeysDialog } from '../ui/keys-dialog.tsx'
import { AskingHeader, type AskingHeaderProps } from './asking-header.tsx'
import { type AskingKeys, useAskingKeys } from './use-asking-keys.ts'

type Props = {
  header: AskingHeaderProps
  keys?: AskingKeys
  /** What the keys do, in words. */
  keyRows: ReactNode
  isBusy?: boolean
  children: ReactNode
}

/** A question on a full phone screen: its header, the question, and what is pressed within reach of the thumb. */
export function AskingFrame({ header, keys, keyRows, isBusy, children }: Props) {
  const [keysShown, showKeys] = useState(false)
  useAskingKeys({ Escape: header.leave.onLeave, ...keys, '?': () => showKeys(true) })
  return (
    <>
      <AskingPage header={<AskingHeader {...header} onKeys={() => showKeys(true)} />} isBusy={isBusy}>
        {children}
      </AskingPage>
      <KeysDialog open={keysShown} onClose={() => showKeys(false)}>
        {keyRows}
      </KeysDialog>
    </>
  )
}

type PageProps = { header: ReactNode; isBusy?: boolean | undefined; children: ReactNode }

/** The shape of every screen that asks. On a large screen it is no taller than a phone. */
export const AskingPage = ({ header, isBusy, children }: PageProps) => (
  <div className="flex min-h-dvh flex-col">
    <div className="kasavu-band shrink-0" />
    <div className="mx-auto flex w-full max-w-2xl grow flex-col px-4 pb-2 sm:max-h-184">
      {header}
      <main aria-busy={isBusy} className="flex grow flex-col">
        {children}
      </main>
    </div>
  </div>
)

type WayOnProps = { verdict?: ReactNode; children: ReactNode }

/**
 * The verdict and the way on. Both keep their place, above the bar where a page has one; below them a long question scrolls
 * on a small phone. The room below them is their own, or they would move by it when a question outgrows the screen.
 */
export const WayOn = ({ verdict, children }: WayOnProps) => (
  <div className="sticky bottom-(--above-bar,0px) -mx-4 -mb-2 bg-ground px-4 pb-2">
    {verdict}
    <div className="flex min-h-12 items-center gap-2">{children}</div>
  </div>
)
