const POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "worker-src 'self'",
  "style-src 'self'",
  "font-src 'self'",
  "img-src 'self' data: blob:",
  "connect-src 'self'",
  "manifest-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
];

const UNUSED_POWERS = ['camera', 'geolocation', 'microphone', 'payment', 'usb'];

/** Sent with every answer: the app needs nothing from elsewhere, and nothing is allowed to it. */
export const SECURITY_HEADERS: Readonly<Record<string, string>> = {
  'content-security-policy': POLICY.join('; '),
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'permissions-policy': UNUSED_POWERS.map((power) => `${power}=()`).join(', '),
  'cross-origin-resource-policy': 'same-origin',
};
