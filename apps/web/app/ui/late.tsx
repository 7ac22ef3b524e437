import { Trans } from '@lingui/react/macro'
import { type ComponentType, lazy, type ReactNode, useEffect, useState } from 'react'
import { Button } from './button.tsx'
import { untilReleased } from './until-released.ts'

/** A part of a page that is fetched when it is wanted. Where it does not arrive, one sentence says so, with the one thing to do. */
export function Late({ load, meanwhile }: { load: () => Promise<ReactNode>; meanwhile?: ReactNode }) {
  const [part, setPart] = useState(meanwhile)
  useEffect(() => {
    const show = async (part: ReactNode) => {
      await untilReleased()
      setPart(part)
    }
    load().then(show, () => show(<MissingPart />))
  }, [load])
  return part
}

/** The same for a component that goes on changing with what it is given: it stands inside a `Suspense`. */
export const lateComponent = <Props,>(load: () => Promise<ComponentType<Props>>) =>
  lazy(async () => {
    const part = await load().catch(() => MissingPart as ComponentType<Props>)
    await untilReleased()
    return { default: part }
  })

/** Says that a part of the page did not arrive, and what can be done. */
export function MissingPart() {
  return (
    <div className="text-center">
      <p role="alert" className="mb-3">
        <Trans>This part did not arrive. Reload the page to try again: nothing you did is lost.</Trans>
      </p>
      <Button look="quiet" onClick={() => location.reload()}>
        <Trans>Reload</Trans>
      </Button>
    </div>
  )
}
