import { DESKTOP } from '#testing/browser/app.ts';
import { testEveryScreen } from '#testing/browser/every-screen.ts';

testEveryScreen(DESKTOP);
