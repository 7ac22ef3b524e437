import type { CoachAlert as Alert, CoachEvent } from '@app/learning/coach'
import { Trans, useLingui } from '@lingui/react/macro'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'

type Props = { alert: Alert | undefined; dispatch: (event: CoachEvent) => void }

/** What the learner is to know before anything else: a dialog, which gives the focus back when it closes. */
export function CoachAlert({ alert, dispatch }: Props) {
  const { t } = useLingui()
  const close = () => dispatch({ type: 'close' })
  const choose = (topic: string) => {
    close()
    dispatch({ type: 'topic', topic })
    dispatch({ type: 'generate' })
  }
  return (
    <Dialog
      title={t`Malayalam Language Coach`}
      closeLabel={t`Close`}
      open={alert !== undefined}
      onClose={close}
    >
      <p className="text-lg wrap-anywhere">{alert && <Sentence alert={alert} />}</p>
      {alert?.type === 'unknown-topic' && (
        <ul className="mt-3 flex flex-wrap gap-2">
          {alert.nearest.map((topic) => (
            <li key={topic}>
              <Button look="quiet" lang="en" className="px-4 text-base" onClick={() => choose(topic)}>
                {topic}
              </Button>
            </li>
          ))}
        </ul>
      )}
      <Button className="mt-5 w-full" onClick={close}>
        <Trans>OK</Trans>
      </Button>
    </Dialog>
  )
}

function Sentence({ alert }: { alert: Alert }) {
  switch (alert.type) {
    case 'no-topic':
      return <Trans>Please enter a topic.</Trans>
    case 'no-text':
      return <Trans>Please enter some Malayalam text.</Trans>
    case 'not-generated':
      return <Trans>Error generating sentence, please try again.</Trans>
    case 'unknown-topic':
      return <UnknownTopic topic={alert.topic} />
    case 'refused':
      return alert.sentence
  }
}

/** A string and no `Trans`, which would read what the learner typed as markup. */
function UnknownTopic({ topic }: { topic: string }) {
  const { t } = useLingui()
  return t`The built-in coach has no sentences about “${topic}”. Near it are:`
}
