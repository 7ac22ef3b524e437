import { largestFile, type Refusal, readDeviceFile, writeDeviceFile } from '@app/learning/offline'
import { reviewOfPractice } from '@app/learning/practice'
import { Trans } from '@lingui/react/macro'
import { type ReactNode, useRef, useState } from 'react'
import { targetLanguage } from '../../device/target-language/target-language.ts'
import { Button } from '../../ui/button.tsx'
import { saveFile } from '../../ui/save-file.ts'
import { fetchMissing, joinDevice, readThisDevice } from './device-storage.ts'

type Outcome =
  | Refusal
  | 'too large'
  | 'no room'
  | 'unread'
  | 'away'
  | { saved: string }
  | { userlevel: number; words: number; quizzes: number; reviews: number }

/**
 * Saves everything that the device keeps to a file, and loads it from one. A damaged file changes nothing.
 */
export function DeviceFiles() {
  const file = useRef<HTMLInputElement>(null)
  const [outcome, setOutcome] = useState<Outcome>()

  return (
    <>
      <div className="flex flex-wrap gap-2">
        <Button variant="quiet" className="grow text-base" onClick={() => void save().then(setOutcome)}>
          <Trans>Save everything to a file</Trans>
        </Button>
        <Button variant="quiet" className="grow text-base" onClick={() => file.current?.click()}>
          <Trans>Load from a file</Trans>
        </Button>
        <input
          ref={file}
          hidden
          type="file"
          accept="application/json,.json"
          onChange={({ target }) => {
            const [chosen] = target.files ?? []
            if (chosen) void load(chosen).then(setOutcome)
            target.value = ''
          }}
        />
      </div>
      {outcome && (
        <p role={typeof outcome === 'string' ? 'alert' : 'status'} className="mt-2">
          <OutcomeLine outcome={outcome} />
        </p>
      )}
    </>
  )
}

async function save(): Promise<Outcome> {
  const isMissing = await fetchMissing().then(
    () => false,
    () => true,
  )
  const device = await readThisDevice().catch(() => undefined)
  if (!device) return 'unread'
  if (isMissing) return 'away'
  const name = `malayalam-for-all-${new Date().toISOString().slice(0, 10)}.json`
  saveFile(name, writeDeviceFile(device), 'application/json')
  return { saved: name }
}

async function load(file: File): Promise<Outcome> {
  if (file.size > largestFile) return 'too large'
  const read = readDeviceFile(await file.text())
  if (read.type === 'refused') return read.refusal
  const mine = await readThisDevice().catch(() => undefined)
  if (!mine) return 'unread'
  try {
    const merged = await joinDevice(mine, read.device, Date.now())
    const { learner, savedWords, results, practice } =
      (targetLanguage === 'english' && merged.english) || merged
    const done = practice.filter((record) => record.practice && reviewOfPractice(record))
    const { length: quizzes } = results
    return { userlevel: learner.userlevel, words: savedWords.length, quizzes, reviews: done.length }
  } catch {
    return 'no room'
  }
}

const refusals: Record<Extract<Outcome, string>, ReactNode> = {
  foreign: (
    <Trans>This is not a file that this app saved, or a part of it is missing. Nothing was changed.</Trans>
  ),
  newer: <Trans>A newer version of this app saved this file. Reload the page, then load it again.</Trans>,
  damaged: <Trans>This file is damaged, so nothing was taken from it. Nothing was changed.</Trans>,
  'too large': <Trans>This file is far too large to be one that this app saved. Nothing was changed.</Trans>,
  unread: (
    <Trans>
      Your reviews could not be read. Nothing was changed, and no file was made. Reload the page, and try
      again.
    </Trans>
  ),
  away: (
    <Trans>
      The older part of your practice is in your account and could not be fetched, so no file was made. Go
      online, then try again.
    </Trans>
  ),
  'no room': (
    <Trans>
      This browser has no room to keep what is in the file. Nothing was changed. Free some space, then load it
      again.
    </Trans>
  ),
}

function OutcomeLine({ outcome }: { outcome: Outcome }) {
  if (typeof outcome === 'string') return refusals[outcome]
  if ('saved' in outcome) {
    const { saved } = outcome
    return <Trans>Saved as {saved}, where this browser puts its downloads.</Trans>
  }
  const { userlevel, words, quizzes, reviews } = outcome
  return (
    <Trans>
      Loaded. Level: {userlevel}. Saved words: {words}. Quizzes: {quizzes}. Reviews: {reviews}.
    </Trans>
  )
}
