import { useEffect, useState } from 'react'
import { useSearch } from '../addresses/use-search.ts'
import { type SharedItem, takeShared } from '../device/texts/shared-item.ts'

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

/** What another app has shared with this page, or the file that was opened with it. Undefined without one. */
export function useBrought(): SharedItem | undefined {
  const [brought, setBrought] = useState<SharedItem>()
  const isShared = useIsShared()
  useEffect(() => {
    if (!isShared) return
    takeShared().then(
      (item) => item && setBrought(item),
      () => undefined,
    )
  }, [isShared])
  useEffect(() => {
    window.launchQueue?.setConsumer(({ files = [] }) => {
      files[0]?.getFile().then(
        (file) => setBrought({ text: '', file }),
        () => undefined,
      )
    })
  }, [])
  return brought
}
