/** The steps of opening a business account. */
export const registration = {
  steps: { account: 'Account', company: 'Company', consent: 'Consent' },
  progress: 'Steps of the registration',
  stepOf: (step: number, steps: number) => `Step ${step} of ${steps}`,
  done: 'done',
  next: 'Continue',
  back: 'Back',
  restored: 'Your entries are still here. Only the password has to be typed again.',
  socialUrls: 'Social media pages',
  socialUrlsHint: 'One address per line, at most five.',
}
