import { useEffect, useEffectEvent, useState } from 'react'
import { useSearch } from '../addresses/use-search.ts'
import { takeShared } from '../device/texts/shared-item.ts'
import type { DoorPage } from './door.ts'
import { useReceive } from './use-receive.ts'

/** Browsers that open files with an installed app give them to its page in this way. */
type LaunchQueue = {
  setConsumer(consumer: (launch: { files?: readonly FileSystemFileHandle[] }) => void): void
}
declare global {
  interface Window {
    launchQueue?: LaunchQueue
  }
}

/** Whether something that another app has shared is on its way to this page. */
export const useIsShared = () => new URLSearchParams(useSearch()).has('shared')

/**
 * Takes what another app has shared with this page, or the file that was opened with it. A file goes through the door;
 * a text is returned. Undefined without one.
 */
export function useShared(page: DoorPage): string | undefined {
  const [text, setText] = useState<string>()
  const isShared = useIsShared()
  const receive = useReceive(page)
  const take = useEffectEvent((file: File, byHand: boolean) => void receive({ file }, undefined, byHand))
  useEffect(() => {
    if (!isShared) return
    takeShared().then(
      (item) => {
        if (item?.file) take(item.file, false)
        else if (item) setText(item.text)
      },
      () => undefined,
    )
  }, [isShared])
  useEffect(() => {
    window.launchQueue?.setConsumer(({ files = [] }) => {
      files[0]?.getFile().then(
        (file) => take(file, true),
        () => undefined,
      )
    })
  }, [])
  return text
}
