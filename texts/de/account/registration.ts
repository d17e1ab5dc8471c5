export const registration: typeof import('../../en/account/registration.ts').registration = {
  steps: { account: 'Zugang', company: 'Firma', consent: 'Zustimmung' },
  progress: 'Schritte der Registrierung',
  stepOf: (step, steps) => `Schritt ${step} von ${steps}`,
  done: 'erledigt',
  next: 'Weiter',
  back: 'Zurück',
  restored: 'Deine Eingaben sind noch da. Nur das Passwort muss noch einmal eingegeben werden.',
  socialUrls: 'Seiten in sozialen Netzwerken',
  socialUrlsHint: 'Eine Adresse pro Zeile, höchstens fünf.',
}
