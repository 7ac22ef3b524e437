import { Outlet } from 'react-router'
import { addMessages } from '../i18n/i18n.ts'
import { messages } from '../locales/ml/coach.po'

addMessages('ml', messages)

export default function CoachInMalayalam() {
  return <Outlet />
}
