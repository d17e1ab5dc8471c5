import type { recent as en } from '../../en/catalogue/recent.ts'

export const recent: typeof en = {
  title: 'Zuletzt angesehen',
  note: 'Nur auf diesem Gerät gespeichert.',
  clear: 'Liste leeren',
}
