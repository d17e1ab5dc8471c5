import type { mailFrame as English } from '../en/mail-frame.ts'

export const mailFrame: typeof English = {
  footer: 'Tresen, der Großhandelsmarktplatz für Hotels, Cafés, Restaurants, Läden und Büros.',
}
