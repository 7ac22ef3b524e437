import { Outlet } from 'react-router'
import { addMessages } from '../i18n/i18n.ts'
import { messages } from '../locales/en/video.po'

addMessages('en', messages)

export default function VideoInEnglish() {
  return <Outlet />
}
