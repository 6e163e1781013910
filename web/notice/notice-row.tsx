import { useEffect, useState } from 'preact/hooks';
import { Switch } from '#ui/switch.tsx';
import { change, settings } from '../app/settings.ts';
import { onPermission, permission, switchOn } from './permission.ts';
import { say } from './words.ts';

/** Notifications on or off, and why they cannot be on. */
export function NoticeRow() {
  const [state, setState] = useState(permission);
  useEffect(() => onPermission(() => setState(permission())), []);
  const label = say('notice.setting');
  if (state === 'denied' || state === 'unavailable') {
    return (
      <p class="form-row">
        <span class="form-row-words">
          {label}
          <small>{state === 'denied' ? say('notice.blocked') : say('notice.unavailable')}</small>
        </span>
      </p>
    );
  }
  const onChange = async (on: boolean): Promise<void> => {
    if (on) setState(await switchOn());
    else change({ notices: 'off' });
  };
  return (
    <Switch
      label={label}
      detail={say('notice.setting.detail')}
      on={settings.value.notices === 'on' && state === 'granted'}
      onChange={onChange}
    />
  );
}
