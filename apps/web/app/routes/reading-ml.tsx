import { Outlet } from 'react-router'
import { addMessages } from '../i18n/i18n.ts'
import { messages } from '../locales/ml/reading.po'

addMessages('ml', messages)

export default function ReadingInMalayalam() {
  return <Outlet />
}
