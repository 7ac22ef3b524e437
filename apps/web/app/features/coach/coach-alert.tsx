import type { CoachAlert as Alert, CoachEvent } from '@app/learning/coach'
import { textIn } from '@app/learning/languages'
import { Trans, useLingui } from '@lingui/react/macro'
import { useId } from 'react'
import { usePlace } from '../../addresses/use-place.ts'
import { targetLanguage } from '../../device/target-language/target-language.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'

type Props = { alert: Alert | undefined; dispatch: (event: CoachEvent) => void }

/** A message that the learner must see first, as a dialog. The focus goes back when it closes. */
export function CoachAlert({ alert, dispatch }: Props) {
  const { t } = useLingui()
  const { language } = usePlace()
  const said = useId()
  const close = () => dispatch({ type: 'close' })
  const choose = (topic: string) => {
    close()
    dispatch({ type: 'topic', topic })
    dispatch({ type: 'generate' })
  }
  return (
    <Dialog
      title={targetLanguage === 'english' ? t`English Language Coach` : t`Malayalam Language Coach`}
      closeLabel={t`Close`}
      open={alert !== undefined}
      onClose={close}
      describedBy={said}
    >
      <p id={said} className="text-lg wrap-anywhere">
        {alert && <Sentence alert={alert} />}
      </p>
      {alert?.type === 'unknown-topic' && alert.nearest.length > 0 && (
        <ul className="mt-3 flex flex-wrap gap-2">
          {alert.nearest.map((name) => (
            <li key={name.en}>
              <Button
                variant="quiet"
                className="px-4 text-base"
                onClick={() => choose(textIn(name, language))}
              >
                {textIn(name, language)}
              </Button>
            </li>
          ))}
        </ul>
      )}
      <Button data-first className="mt-5 w-full" onClick={close}>
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
      return targetLanguage === 'english' ? (
        <Trans>Please enter some English text.</Trans>
      ) : (
        <Trans>Please enter some Malayalam text.</Trans>
      )
    case 'not-generated':
      return <Trans>Error generating sentence, please try again.</Trans>
    case 'unknown-topic':
      return <UnknownTopic {...alert} />
    case 'too-long':
      return <TooLong {...alert} />
    case 'refused':
      return alert.sentence
  }
}

function TooLong({ part, most }: Extract<Alert, { type: 'too-long' }>) {
  switch (part) {
    case 'topic':
      return <Trans>The topic may have {most} characters at most.</Trans>
    case 'text':
      return <Trans>The text may have {most} characters at most.</Trans>
    case 'guess':
      return <Trans>A guess may have {most} characters at most.</Trans>
  }
}

/** A string and not `Trans`, which would read the learner's text as markup. */
function UnknownTopic({ topic, nearest }: Extract<Alert, { type: 'unknown-topic' }>) {
  const { t } = useLingui()
  if (nearest.length === 0)
    return t`The built-in coach has no sentences about “${topic}”. Try another word for it.`
  return t`The built-in coach has no sentences about “${topic}”. Near it are:`
}
