import { useLingui } from '@lingui/react/macro'
import { useSyncExternalStore } from 'react'
import { useLocation } from 'react-router'
import { VisitorNotice } from '../features/video/visitor-notice.tsx'
import { loginAddress } from '../lib/login-address.ts'
import { addressOf } from '../lib/paths.ts'
import { usePlace } from '../lib/use-place.ts'
import { PageFrame } from './page-frame.tsx'

/** The video learning page, as a visitor finds it. The login leads back to the video that was asked for. */
export default function Youtube2() {
  const { t } = useLingui()
  const { language, to } = usePlace()
  const video = useVideo()
  const here = video ? `/youtube2?vid=${encodeURIComponent(video)}` : '/youtube2'
  return (
    <PageFrame
      title={t`Video learning – Malayalam for All`}
      description={t`Watch a video with its lines and words beside it. For signed-in learners.`}
      width="max-w-xl"
    >
      <VisitorNotice
        levelAddress={to('/level')}
        loginAddress={loginAddress(addressOf(here, language) as `/${string}`, language)}
      />
    </PageFrame>
  )
}

/** The video that the address names. The prerendered page knows no query, so the first render does not either. */
function useVideo(): string | undefined {
  const { search } = useLocation()
  return useSyncExternalStore(
    nothingToWatch,
    () => new URLSearchParams(search).get('vid') || undefined,
    () => undefined,
  )
}

const nothingToWatch = () => () => undefined
