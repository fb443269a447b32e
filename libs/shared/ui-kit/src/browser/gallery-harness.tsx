import { useState } from 'react';
import { createRoot } from 'react-dom/client';
import { ellipsisIcon, trash2Icon } from '../../generated/icons.ts';
import { Carousel } from '../carousel/carousel.tsx';
import * as kit from '../index.ts';
import { Combobox } from '../islands/combobox.tsx';
import { Dialog } from '../islands/dialog.tsx';
import { Drawer } from '../islands/drawer.tsx';
import { Menu } from '../islands/menu.tsx';
import { PinInput } from '../islands/pin-input.tsx';
import { KitProvider } from '../islands/provider.tsx';
import { Slider } from '../islands/slider.tsx';
import { Tooltip } from '../islands/tooltip.tsx';
import { showToast, Toaster } from '../toaster/toaster.tsx';
import { Actions, AssetCard, Cards, Messages, Navigation, Words } from './gallery-light.tsx';

const { Button, Grid, HStack, Heading, Icon, IconButton, Stack, Text } = kit;

const Form = () => {
  const [province, setProvince] = useState<string | null>(null);
  const [code, setCode] = useState('12');
  const [prices, setPrices] = useState([1, 5]);
  const texts = { noData: 'ไม่มีข้อมูล', noMatch: 'ไม่พบข้อมูลที่ตรงกัน', search: 'ค้นหา...', clear: 'ล้าง', open: 'เปิดรายการ' };
  return (
    <Stack gap={6}>
      <kit.Field label="เบอร์โทรศัพท์" hint="เราจะส่งรหัส 6 หลักไปที่เบอร์นี้" required>
        <kit.Input type="tel" placeholder="081-234-5678" />
      </kit.Field>
      <kit.Field label="ราคา" error="ใส่ราคาเป็นตัวเลข เช่น 3500000">
        <kit.Input start="฿" end="บาท" defaultValue="สามล้าน" />
      </kit.Field>
      <kit.Field label="ประเภท">
        <kit.NativeSelect>
          <option>คอนโด</option>
        </kit.NativeSelect>
      </kit.Field>
      <kit.Field label="รายละเอียด">
        <kit.Textarea />
      </kit.Field>
      <kit.RadioCardGroup
        name="deal"
        label="คุณต้องการ"
        defaultValue="sale"
        options={[
          { value: 'sale', label: 'ขาย', description: 'โอนกรรมสิทธิ์ให้ผู้ซื้อ' },
          { value: 'rent', label: 'ให้เช่า', description: 'รายเดือนหรือรายปี' },
        ]}
      />
      <kit.Checkbox>ยอมรับเงื่อนไขการใช้งาน</kit.Checkbox>
      <kit.Field label="จังหวัด">
        <Combobox
          options={[{ value: '50', label: 'เชียงใหม่' }]}
          value={province}
          onValueChange={setProvince}
          texts={texts}
        />
      </kit.Field>
      <kit.Field label="รหัส 6 หลัก">
        <PinInput
          value={code}
          onValueChange={setCode}
          boxLabel={(position, length) => `หลักที่ ${position} จาก ${length}`}
        />
      </kit.Field>
      <Slider
        label="ช่วงราคา"
        min={0}
        max={10}
        value={prices}
        onValueChange={setPrices}
        thumbLabels={['ต่ำสุด', 'สูงสุด']}
        format={(price) => `${price} ล้าน`}
      />
    </Stack>
  );
};

const Islands = () => {
  const [opened, setOpened] = useState('');
  const close = () => setOpened('');
  return (
    <HStack wrap>
      <Button onClick={() => setOpened('dialog')}>เปิดกล่อง</Button>
      <Button onClick={() => setOpened('drawer')}>เปิดลิ้นชัก</Button>
      <Button onClick={() => showToast({ type: 'success', title: 'บันทึกแล้ว' })}>แจ้งเตือน</Button>
      <Tooltip content="แชร์ให้เพื่อน">
        <Button variant="outline">ชี้ที่นี่</Button>
      </Tooltip>
      <Menu
        trigger={<IconButton label="เมนู" icon={<Icon icon={ellipsisIcon} />} />}
        items={[
          { value: 'view', label: 'ดูประกาศ', href: '#view' },
          null,
          { value: 'remove', label: 'ลบ', danger: true, icon: <Icon icon={trash2Icon} /> },
        ]}
      />
      <Dialog
        open={opened === 'dialog'}
        onClose={close}
        title="ลบประกาศนี้หรือไม่"
        closeLabel="ปิด"
        footer={<Button onClick={close}>เก็บไว้</Button>}
      >
        กู้คืนไม่ได้
      </Dialog>
      <Drawer open={opened === 'drawer'} onClose={close} title="ตัวกรอง" closeLabel="ปิด">
        <kit.Checkbox>เลี้ยงสัตว์ได้</kit.Checkbox>
      </Drawer>
      <Toaster label="การแจ้งเตือน" closeLabel="ปิด" />
    </HStack>
  );
};

const carouselTexts = {
  previous: 'ก่อนหน้า',
  next: 'ถัดไป',
  pause: 'หยุด',
  play: 'เล่น',
  goTo: (slide: number) => `ไปที่สไลด์ ${slide}`,
  slide: (slide: number, count: number) => `${slide} จาก ${count}`,
};

const slides = ['ก', 'ข', 'ค', 'ง', 'จ', 'ฉ'].map((key) => ({
  key,
  content: <AssetCard title={`บ้าน ${key}`} price="฿2,900,000" />,
}));

createRoot(document.body.appendChild(document.createElement('div'))).render(
  <KitProvider>
    <kit.SkipLink target="main">ข้ามไปยังเนื้อหา</kit.SkipLink>
    <kit.Container as="main" id="main">
      <kit.Section>
        <Stack gap={8}>
          <Heading level={1} size="3xl">
            หาบ้านที่ใช่ ใกล้ที่คุ้นเคย
          </Heading>
          <Text size="lg" tone="muted">
            ประกาศขายและให้เช่าจากเจ้าของและผู้ขายทั่วไทย
          </Text>
          <Actions />
          <Words />
          <Cards />
          <Islands />
          <Navigation />
          <Grid columns={2} gap={8}>
            <Form />
            <Messages />
          </Grid>
          <Carousel label="แนะนำ" perView="cards" slides={slides} texts={carouselTexts} />
        </Stack>
      </kit.Section>
    </kit.Container>
  </KitProvider>,
);
