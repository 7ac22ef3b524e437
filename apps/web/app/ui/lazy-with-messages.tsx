import { Trans } from '@lingui/react/macro'
import { type ComponentType, lazy, use, useState } from 'react'
import { usePlace } from '../addresses/use-place.ts'
import { type Catalogue, hasMessages, lacksMessages, messagesOf } from '../i18n/messages.ts'
import { Button } from './button.tsx'
import { untilReleased } from './until-released.ts'

type Part<Props> = {
  catalogue: Catalogue
  prepare: () => Promise<void>
  ready: () => ComponentType<Props> | undefined
  Awaited: ComponentType<Props>
}

/**
 * A component that is loaded when it is first drawn, inside a `Suspense`, together with the catalogue of its
 * messages. If it does not arrive, one sentence says so and what to do. `prepare` loads it ahead: then it is
 * drawn at once.
 */
export function lazyWithMessages<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  catalogue: Catalogue = 'site',
) {
  let loading: Promise<void> | undefined
  let ready: ComponentType<Props> | undefined
  const prepare = () => {
    loading ??= load().then(
      (part) => {
        ready = part
      },
      (error) => {
        loading = undefined
        throw error
      },
    )
    return loading
  }
  const Awaited = lazy(async () => {
    await prepare().catch(() => undefined)
    await untilReleased()
    return { default: ready ?? (MissingPart as ComponentType<Props>) }
  }) as ComponentType<Props>
  const part = { catalogue, prepare, ready: () => ready, Awaited }
  return Object.assign((props: Props) => <LatePart part={part} given={props} />, { prepare })
}

function LatePart<Props extends object>({ part, given }: { part: Part<Props>; given: Props }) {
  const { catalogue, prepare, ready, Awaited } = part
  const { language } = usePlace()
  const [Shown] = useState(() => ready() ?? Awaited)
  if (lacksMessages(language, catalogue)) return <MissingPart />
  if (!hasMessages(language, catalogue)) {
    void prepare().catch(() => undefined)
    use(messagesOf(language, catalogue))
  }
  return <Shown {...given} />
}

/** Says that a part of the page did not arrive, and what to do. */
function MissingPart() {
  return (
    <div className="text-center">
      <p role="alert" className="mb-3">
        <Trans>This part did not arrive. Reload the page to try again: nothing you did is lost.</Trans>
      </p>
      <Button variant="quiet" onClick={() => location.reload()}>
        <Trans>Reload</Trans>
      </Button>
    </div>
  )
}
