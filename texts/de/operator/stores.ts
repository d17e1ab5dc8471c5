import type { operatorStores as en } from '../../en/operator/stores.ts'

export const operatorStores: typeof en = {
  summary: 'Shops verkaufen lassen oder anhalten',
  actions: {
    list: { takes: [], explains: 'Listet alle Shops auf und ob sie verkaufen.' },
    pause: {
      takes: ['<Kürzel>'],
      explains:
        'Hält einen Shop an: Seine Waren bleiben zu sehen, können aber nicht bestellt werden, auch nicht aus einem Warenkorb.',
    },
    resume: { takes: ['<Kürzel>'], explains: 'Lässt einen Shop wieder verkaufen.' },
  },
  sells: 'verkauft   ',
  doesNotSell: 'angehalten ',
  unknown: (slug) => `Einen Shop mit dem Kürzel ${slug} gibt es nicht.`,
  unchanged: (name) => `Nichts zu tun: ${name} ist schon in diesem Zustand.`,
  paused: (name) => `${name} verkauft nicht mehr.`,
  resumed: (name) => `${name} verkauft wieder.`,
}
