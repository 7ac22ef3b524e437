import { Outlet } from 'react-router'
import { addMessages } from '../i18n/i18n.ts'
import { messages } from '../locales/ml/video.po'

addMessages('ml', messages)

export default function VideoInMalayalam() {
  return <Outlet />
}
